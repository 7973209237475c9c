import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

const tones = {
  info: { icon: Info, look: 'bg-info-soft', ink: 'text-info' },
  success: { icon: CircleCheck, look: 'bg-success-soft', ink: 'text-success' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft', ink: 'text-warning' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft', ink: 'text-danger' },
}

/**
 * A banner inside the page: a form's error that belongs to no field, a limit, good news. Screen readers announce a
 * `danger` notice when it appears. Set `live={false}` for a notice that is part of the page from the start.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  live = true,
}: {
  tone?: keyof typeof tones
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  live?: boolean
}) {
  const { icon: Icon, look, ink } = tones[tone]
  return (
    <div role={tone === 'danger' && live ? 'alert' : undefined} className={cx('flex gap-3 rounded-card p-4', look)}>
      <Icon size={20} aria-hidden className={cx('mt-0.5 shrink-0', ink)} />
      <div className="flex min-w-0 grow flex-col gap-1 text-small">
        {title ? <p className={cx('font-semibold', ink)}>{title}</p> : null}
        <div className="text-text">{children}</div>
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  )
}
