interface Props {
  readonly choices: readonly string[]
  readonly faded: boolean
  readonly onChoose: (index: number) => void
}

/** What the narrator suggests; free text is always possible beside it. */
export function ChoiceList({ choices, faded, onChoose }: Props) {
  return (
    <ol className={`choices ${faded ? 'faded' : ''}`}>
      {choices.map((choice, index) => (
        <li key={choice}>
          <button type="button" className="choice" disabled={faded} onClick={() => onChoose(index)}>
            <span className="k">{index + 1}</span>
            <span>{choice}</span>
            <span />
          </button>
        </li>
      ))}
    </ol>
  )
}
