import { useState } from 'react'
import { foldText } from '../../../shared/rules/text.ts'
import type { Client } from '../../client.ts'
import { useKept } from '../../ui/use-kept.ts'
import { ForgotForm } from './forgot-form.tsx'
import { ResetDone } from './reset-done.tsx'
import { ResetStep } from './reset-step.tsx'
import { useFlow } from './use-flow.ts'

/** A new password for who forgot it: the address, then the mailed code, then signing in. A reload keeps step and address. */
export function ForgotScreen({ client, onDone }: { client: Client; onDone: () => void }) {
  const [flow, setFlow] = useFlow('reset')
  const [login, keepLogin] = useKept('auth login', { email: '' })
  const [{ email }, keep] = useKept('auth reset', { email: login.email || (client.session.current?.user.email ?? '') })
  const [done, setDone] = useState(false)
  if (done) return <ResetDone onDone={onDone} />
  if (!flow)
    return <ForgotForm client={client} email={email} onEmail={(next) => keep({ email: next })} onSent={setFlow} />
  return (
    <ResetStep
      client={client}
      flow={flow}
      onFlow={setFlow}
      onBack={() => setFlow(null)}
      onReset={() => {
        const { current } = client.session
        // The server has ended every session of this account, the one here too.
        if (current && foldText(current.user.email) === foldText(flow.email)) client.session.end()
        keepLogin({ email: flow.email })
        setFlow(null)
        setDone(true)
      }}
    />
  )
}
