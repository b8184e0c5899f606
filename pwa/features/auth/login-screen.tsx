import type { Client } from '../../client.ts'
import { LoginForm } from './login-form.tsx'
import { useFlow } from './use-flow.ts'
import { useSignedIn } from './use-signed-in.ts'
import { VerifyStep } from './verify-step.tsx'

/** Signing in; an unverified account is led to its code in place. */
export function LoginScreen({ client, onDone }: { client: Client; onDone: () => void }) {
  const [flow, setFlow] = useFlow('login')
  useSignedIn(client.session, onDone)
  if (flow) return <VerifyStep client={client} flow={flow} onBack={() => setFlow(null)} />
  return <LoginForm client={client} onUnverified={setFlow} />
}
