import type { PlanOffer } from '../../../shared/contract/system.ts'
import type { Log, Payments, Sources } from '../ports.ts'

/** How long prices are kept, in milliseconds. */
const KEPT = 10 * 60_000
/** How long the provider is left alone after it failed. */
const REST = 30_000
/** Longest time that who asks for the prices waits. */
const PATIENCE = 2_000

/** The plans on sale with their prices; none where nothing is sold. Never rejects, and answers within two seconds. */
export type Offers = () => Promise<readonly PlanOffer[]>

/** Prices as the provider has them, kept for ten minutes; while it does not answer, those that were last known. */
export function createOffers(payments: Payments | null, sources: Sources, log: Log): Offers {
  let known: readonly PlanOffer[] = []
  let until = 0
  let asking: Promise<void> | null = null

  async function refresh(from: Payments): Promise<void> {
    try {
      const offers = await Promise.all(from.plans.map(async (plan) => ({ plan, price: await from.offer(plan) })))
      for (const { plan, price } of offers) {
        if (!price) log.warn({ plan }, 'the price of this plan is not for one month, or not active: it is not on sale')
      }
      known = offers.flatMap(({ plan, price }) => (price ? [{ plan, ...price }] : []))
      until = sources.now() + KEPT
    } catch (error) {
      log.warn({ err: error }, 'the prices of the plans could not be asked for')
      until = sources.now() + REST
    }
  }

  return async () => {
    if (!payments || payments.plans.length === 0) return []
    if (sources.now() < until) return known
    asking ??= refresh(payments).finally(() => {
      asking = null
    })
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE)
    })
    await Promise.race([asking, patience])
    clearTimeout(timer)
    return known
  }
}
