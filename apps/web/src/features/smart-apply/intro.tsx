import { msg, t } from '@rise/texts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { FilledForm } from './filled-form.tsx'

const points = [
  msg('You enter your usual answers once, and forms get only what they ask for.'),
  msg('What you haven’t told us stays empty. You see every field before it leaves.'),
  msg('We never store answers about disability, gender, race or veteran status.'),
] as const

interface Props {
  readonly isGuest: boolean
  /** The heading of the page. */
  readonly children: ReactNode
}

/** Describes smart apply with an example, and a button to start. */
export function Intro({ isGuest, children }: Props) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex flex-col gap-6">
        {children}
        <p className="max-w-reading text-h3 text-balance">
          {t('We fill in the application. You check it and send it.')}
        </p>
        <ul className="flex max-w-reading flex-col gap-3">
          {points.map((point) => (
            <li key={t(point)} className="flex items-start gap-3 text-muted">
              <Check size={20} aria-hidden className="mt-0_5 shrink-0 text-success" />
              {t(point)}
            </li>
          ))}
        </ul>
        {isGuest ? (
          <ButtonLink variant="primary" to="/smart-apply/onboarding" className="self-start">
            {t('Join and set it up')}
          </ButtonLink>
        ) : (
          <p className="text-small text-muted">{t('SmartApply is for professionals.')}</p>
        )}
      </div>
      <FilledForm />
    </div>
  )
}
