/** The product's name. Nothing else spells it. */
export const BRAND = 'Emberquill'
