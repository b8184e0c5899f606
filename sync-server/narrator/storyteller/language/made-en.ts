/** What was built is known by how it was told: “building a frame out of the offcuts”. */
const MADE_EN =
  /^(?:re)?(?:building|making|constructing|assembling|carving|forging|weaving|knitting|crafting|whittling|sewing|rigging|welding|soldering|fashioning|drawing|painting|writing|knocking together|putting together|nailing together)(?: up)? (?:a|an|some|my|me a|myself a|another)\s+(.+)$/iu
/** Where what is made ends, and what it is made of or for begins. */
const OF_WHAT_EN =
  /\s+(?:out|from|of|with|for|to|in|on|at|by|that|which|so|and|under|over|between|together|up)(?!\p{L}).*$/iu

/** The noun of what was made, if an act made something. */
export function madeIn(ing: string): string | undefined {
  const [, all = ''] = MADE_EN.exec(ing) ?? []
  return all.replace(OF_WHAT_EN, '').trim().split(/\s+/).at(-1)?.toLowerCase() || undefined
}
