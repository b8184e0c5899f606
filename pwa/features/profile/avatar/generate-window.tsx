import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COSTS } from '../../../../shared/rules/costs.ts'
import { AVATAR_PROMPT_MAX } from '../../../../shared/rules/pictures.ts'
import { useConnection, useProfile } from '../../../data/live.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Window } from '../../../ui/window.tsx'
import { PortraitOptions } from './portrait-options.tsx'
import { usePainting } from './use-painting.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Words for a portrait, then four of them to choose from; ten credits when one is saved. */
export function GenerateWindow({ open, onClose }: Props) {
  const { t } = useTranslation(['profile', 'errors', 'shell'])
  const { blocked } = useConnection()
  const credits = useProfile()?.credits ?? 0
  const [prompt, setPrompt] = useState('')
  const [touched, setTouched] = useState(false)
  const painting = usePainting()
  const short = credits < COSTS.avatar

  const close = () => {
    painting.reset()
    setTouched(false)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // To React, a window is inside what opened it: the form of the setup would be submitted too.
    event.stopPropagation()
    setTouched(true)
    if (prompt.trim() && !painting.busy) await painting.paint(prompt.trim())
  }
  const save = async (chosen: string) => {
    if (await painting.save(chosen)) close()
  }

  return (
    <Window open={open} title={t('paint.title')} closeLabel={t('shell:close')} onClose={close}>
      {painting.options.length > 0 ? (
        <PortraitOptions
          options={painting.options}
          busy={painting.busy}
          onSave={(chosen) => void save(chosen)}
          onAgain={painting.reset}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <p>{t('paint.lead')}</p>
          <Field
            label={t('paint.words')}
            value={prompt}
            maxLength={AVATAR_PROMPT_MAX}
            disabled={painting.busy}
            error={touched && !prompt.trim() ? t('paint.wordsMissing') : null}
            onChange={(event) => setPrompt(event.target.value)}
          />
          {painting.busy ? <PaintingNow /> : <Ideas onPick={setPrompt} />}
          <p className="meta num">{t('paint.cost', { cost: COSTS.avatar, credits })}</p>
          {blocked && <p role="status">{t('paint.offline', { why: t(`why.${blocked}`) })}</p>}
          {short && !blocked && <p role="status">{t('paint.short', { cost: COSTS.avatar, credits })}</p>}
          <div className="rowf">
            <Button variant="quiet" onClick={close}>
              {t('paint.cancel')}
            </Button>
            <Button
              type="submit"
              variant="act"
              busy={painting.busy && t('paint.busy')}
              disabled={Boolean(blocked) || short}
            >
              {t('paint.act')}
            </Button>
          </div>
        </form>
      )}
    </Window>
  )
}

/** Words to begin with. */
function Ideas({ onPick }: { onPick: (words: string) => void }) {
  const { t } = useTranslation('profile')
  const examples = t('paint.examples', { returnObjects: true }) as unknown as string[]
  return (
    <ul className="chips" aria-label={t('paint.ideas')}>
      {examples.map((example) => (
        <li key={example}>
          <button type="button" className="chip" onClick={() => onPick(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Four empty frames that glow while the painter works. */
function PaintingNow() {
  const { t } = useTranslation('profile')
  return (
    <div className="options waiting" role="status" aria-label={t('paint.busy')}>
      {['a', 'b', 'c', 'd'].map((each) => (
        <i key={each} />
      ))}
    </div>
  )
}
