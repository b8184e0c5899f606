import type { Reply } from '../../sync-server/narrator/storyteller/play.ts'
import { playScript, type Script } from './script.ts'

function checkLine({ check }: Reply): string {
  if (!check) return ''
  const sign = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`)
  const situation = check.situation ? ` ${sign(check.situation)}` : ''
  return `*${check.label}: ${check.die} ${sign(check.modifier)}${situation} = ${check.total} against ${check.target}, ${check.band}*\n\n`
}

const choicesOf = ({ choices }: Reply): string => choices.map((choice, i) => `${i + 1}. ${choice}`).join('\n')

/** A played script as a page to read. */
export function transcriptOf(script: Script): string {
  const { opening, moves } = playScript(script)
  const parts = [
    `# ${script.title}`,
    `${typeof script.quest === 'string' ? `An official quest, seed ${script.seed}` : `A player’s own quest, “${script.quest.title}” (${script.quest.genre}, ${script.quest.setting}), seed ${script.seed}`}. ${script.player}`,
    opening.text,
    choicesOf(opening),
  ]
  for (const { words, reply } of moves) {
    parts.push(
      `> ${words.length > 300 ? `${words.slice(0, 300)}…` : words}`,
      `${checkLine(reply)}${reply.text}`,
      choicesOf(reply),
    )
  }
  const last = moves.at(-1)?.reply
  parts.push(
    last?.state.ended
      ? `*The end: ${last.state.ended.kind}, after ${moves.length} turns.*`
      : '*The script stops here.*',
  )
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
