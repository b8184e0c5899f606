import type { PlanOffer } from '../../../shared/contract/system.ts'

/** A price as people write it in `language`; `amount` is in the smallest unit of the currency, of which yen have none. */
export function priceText({ amount, currency }: Pick<PlanOffer, 'amount' | 'currency'>, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
