import { FormFault } from '../../ui/form-fault.tsx'

/** Why something did not work, for what belongs to no field; nothing while there is nothing to say. */
export function FailureLine({ text }: { text: string | null }) {
  return text && <FormFault>{text}</FormFault>
}
