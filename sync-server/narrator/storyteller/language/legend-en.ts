import { tagsEnOf } from './tags-en.ts'

/** What anybody does in any story: nobody tells of it afterwards. */
const PLAIN_ACT =
  /^(?:(?:just|quickly|slowly|carefully|quietly|then) )?(?:looking|going|asking|searching|walking|telling|checking|reading|examining|inspecting|studying|observing|watching|peering|glancing|staring|gazing|seeing|noticing|finding|waiting|saying|talking|speaking|mentioning|explaining|describing|answering|replying|questioning|greeting|thanking|leaving|entering|returning|coming|heading|stepping|moving|continuing|using|getting|trying|turning|listening|being|having|wanting|needing|thinking|wondering|deciding|considering|remembering|making sure|letting|keeping|doing|holding out)(?!\p{L})/iu
/** What is told only of whoever does it kindly or boldly. */
const HANDLING =
  /^(?:taking|putting|opening|closing|shutting|following|standing|sitting|showing|giving|handing|offering|picking|laying|setting|bringing|carrying|pulling|pushing|touching|testing)(?!\p{L})/iu
const OUT_OF_THE_WAY: ReadonlySet<string> = new Set(
  'music dance gift kindness apology grief prayer joke game food drink touch animal climbing cleaning mending magic disguise'.split(
    ' ',
  ),
)
/** What points at something that was in view then: told later, nobody knows what. */
const POINTING = /(?<!\p{L})(?:it|its|this|that|these|those|there|here|same|other|another|rest)(?!\p{L})/iu

/** Whether an act, as a gerund, is one that people would tell of: bold, odd or kind, and plain by itself. */
export function isLegend(ing: string): boolean {
  if (PLAIN_ACT.test(ing) || POINTING.test(ing)) return false
  return !HANDLING.test(ing) || [...tagsEnOf(ing)].some((tag) => OUT_OF_THE_WAY.has(tag))
}
