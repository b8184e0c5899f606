import { classNames } from './class-names.ts'

/** The one ornament: a thick and a thin rule, as under a title page. */
export function OxfordRule({ className }: { className?: string | undefined }) {
  return <hr className={classNames('oxford', className)} />
}
