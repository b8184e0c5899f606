import { isKnownEvent } from '../storage/queries/memberships.ts'
import { hearOfCustomer, hearOfSubscription } from './membership/news.ts'
import type { Deps, PaymentEvent, Payments } from './ports.ts'

/**
 * Takes in one event of the payment provider, once: a repeat changes nothing, and what nothing is kept of is passed over.
 * Throws where it could not be taken in, so that the provider sends it again.
 */
export async function takePaymentEvent(deps: Deps, payments: Payments, event: PaymentEvent): Promise<void> {
  const { about } = event
  if (!about || (await isKnownEvent(deps.store.read, event.id))) return
  switch (about.kind) {
    case 'subscription':
      return hearOfSubscription(deps, payments, event, about)
    case 'customer':
      return hearOfCustomer(deps, payments, event, about)
  }
}
