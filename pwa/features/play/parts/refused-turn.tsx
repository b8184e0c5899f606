import { FailedTurn, type FailedTurnProps } from './failed-turn.tsx'

export interface RefusedTurnProps extends Omit<FailedTurnProps, 'detail'> {
  /** Why it was refused. */
  readonly reason: string
}

/** A turn the server would not take, with the reason; its words are kept. */
export function RefusedTurn({ reason, ...turn }: RefusedTurnProps) {
  return <FailedTurn {...turn} detail={reason} />
}
