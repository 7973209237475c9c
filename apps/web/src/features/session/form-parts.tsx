import { t } from '@rise/texts'
import type { FormEvent, ReactNode, Ref } from 'react'
import type { ApiError } from '../../app/base/api.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { ErrorSummary, type FormProblem } from '../../ui/fields/error-summary.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { preloadSchemas } from './use-contract-form.ts'

interface FormShellProps {
  label: string
  ref: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  errors: readonly FormProblem[]
  failure: ApiError | undefined
  children: ReactNode
}

/**
 * A form with its banner: the failure, or a summary of many errors. Its method is POST, so that typed text never ends
 * up in an address, even if the scripts fail to load.
 */
export function FormShell({ label, ref, onSubmit, errors, failure, children }: FormShellProps) {
  return (
    <form
      ref={ref}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={preloadSchemas}
      className="flex flex-col gap-6"
    >
      <noscript>{t('This form needs JavaScript, which is turned off in your browser.')}</noscript>
      {failure ? <FailureNotice failure={failure} /> : null}
      <ErrorSummary problems={errors} />
      {children}
    </form>
  )
}

/** A refusal in words; for a taken address, with both ways to log in. */
function FailureNotice({ failure }: { failure: ApiError }) {
  const isTaken = failure.code === 'email-taken'
  return (
    <Notice
      tone="danger"
      action={
        isTaken ? (
          <span className="flex flex-wrap gap-4">
            <TextLink to="/login">{t('Log in')}</TextLink>
            <TextLink to="/reset">{t('Reset your password')}</TextLink>
          </span>
        ) : undefined
      }
    >
      {failure.message}
    </Notice>
  )
}
