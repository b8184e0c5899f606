import { useState } from 'react'
import type { Client } from '../../client.ts'
import { useKept } from '../../ui/use-kept.ts'
import { RegisterForm } from './register-form.tsx'
import { useFlow } from './use-flow.ts'
import { useSignedIn } from './use-signed-in.ts'
import { VerifyStep } from './verify-step.tsx'

/** Opening an account, then its code. What was typed outlives a reload, but for the passwords. */
export function RegisterScreen({ client, onDone }: { client: Client; onDone: () => void }) {
  const [flow, setFlow] = useFlow('register')
  const [person, keepPerson] = useKept('auth register', { name: '', username: '', email: '' })
  const [secret, setSecret] = useState({ password: '', confirm: '' })
  useSignedIn(client.session, onDone)
  if (flow) return <VerifyStep client={client} flow={flow} onBack={() => setFlow(null)} />
  return (
    <RegisterForm
      client={client}
      fields={{ ...person, ...secret }}
      onFields={({ password, confirm, ...rest }) => {
        keepPerson(rest)
        setSecret({ password, confirm })
      }}
      onRegistered={setFlow}
    />
  )
}
