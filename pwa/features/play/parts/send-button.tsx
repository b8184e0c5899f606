import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './send-button.module.css'

/** `waiting`: the next turn is written and waits; like `ended`, the field gives way to a sentence. */
export type ComposerState = 'ready' | 'streaming' | 'poor' | 'offline' | 'waiting' | 'ended'

export interface SendButtonProps {
  readonly state: ComposerState
  /** Price of a turn in credits; null where it costs nothing. */
  readonly cost: number | null
  /** The word after the price, for listeners: "credits". */
  readonly costLabel: string
  readonly sendLabel: string
  readonly stopLabel: string
  readonly onStop: () => void
  /** Leads to where credits are won: "Get credits". */
  readonly poorLabel: string
  readonly onPoor: () => void
}

/** The act of the composer: send with its price, stop the telling, or get credits. */
export function SendButton(props: SendButtonProps) {
  if (props.state === 'streaming') {
    return (
      <Button key="stop" className={styles.send} icon="close" onClick={props.onStop}>
        {props.stopLabel}
      </Button>
    )
  }
  if (props.state === 'poor') {
    return (
      <Button key="poor" variant="act" className={styles.send} onClick={props.onPoor}>
        {props.poorLabel}
      </Button>
    )
  }
  return (
    <Button key="send" type="submit" variant="act" className={styles.send}>
      {props.sendLabel}
      {props.cost !== null && (
        <span className={styles.cost}>
          <Icon name="coin" />
          {props.cost}
          <span className="sr"> {props.costLabel}</span>
        </span>
      )}
    </Button>
  )
}
