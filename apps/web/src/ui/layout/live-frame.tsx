import { t } from '@rise/texts'
import type { ReactNode } from 'react'

interface Props {
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The box of a preview next to a form, as high up as the form's first box. Its content can't be reached, because the
 * form's own "Preview" opens the whole page for keyboards and screen readers.
 */
export function LiveFrame({ className, children }: Props) {
  return (
    <div inert className="overflow-hidden rounded-card border border-line bg-surface">
      <p className="border-b border-line px-6 py-2 text-caption font-medium text-muted">
        {t('How people will see it')}
      </p>
      <div className={className}>{children}</div>
    </div>
  )
}
