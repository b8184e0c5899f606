import type { Client } from '../../client.ts'
import type { LoginError } from './login-errors.ts'
import { LoginForm } from './login-form.tsx'
import { useFlow } from './use-flow.ts'
import { useSignedIn } from './use-signed-in.ts'
import { VerifyStep } from './verify-step.tsx'

interface Props {
  readonly client: Client
  /** Why a sign-in ended here. */
  readonly error?: LoginError | undefined
  readonly onDone: () => void
}

/** Signing in; an unverified account is led to its code in place. */
export function LoginScreen({ client, error, onDone }: Props) {
  const [flow, setFlow] = useFlow('login')
  useSignedIn(client.session, onDone)
  if (flow) return <VerifyStep client={client} flow={flow} onBack={() => setFlow(null)} />
  return <LoginForm client={client} error={error} onUnverified={setFlow} />
}
