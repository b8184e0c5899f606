import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Why a form was not taken, where no field is to blame; announced. */
export function FormFault({ children }: { children: ReactNode }) {
  return (
    <p className="fault" role="alert">
      <Icon name="close" />
      {children}
    </p>
  )
}
