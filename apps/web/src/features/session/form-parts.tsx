import type { FormEvent, ReactNode, Ref } from 'react'
import type { ApiError } from '../../app/api.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { preloadSchemas } from './use-contract-form.ts'

/** More errors than this get a summary with links. */
const FEW_ERRORS = 3

interface FormShellProps {
  label: string
  ref: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  errors: readonly { id: string; message: string }[]
  failure: ApiError | undefined
  children: ReactNode
}

/**
 * A form with its banner: what failed, or a summary of many errors. It posts, so that what is typed can never land in
 * an address, whatever happens to the scripts.
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
      <noscript>This form needs JavaScript, which is switched off in your browser.</noscript>
      {failure ? <FailureNotice failure={failure} /> : null}
      {errors.length > FEW_ERRORS ? (
        <Notice tone="danger" title={`${errors.length} fields need your attention`}>
          <ul className="flex flex-col gap-1">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{message}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {children}
    </form>
  )
}

/** A refusal in words; a taken address comes with both ways in. */
function FailureNotice({ failure }: { failure: ApiError }) {
  const taken = failure.code === 'email-taken'
  return (
    <Notice
      tone="danger"
      action={
        taken ? (
          <span className="flex flex-wrap gap-4">
            <TextLink to="/login">Log in</TextLink>
            <TextLink to="/reset">Reset your password</TextLink>
          </span>
        ) : undefined
      }
    >
      {failure.message}
    </Notice>
  )
}

/** The narrow page of one form: a heading, what it is about, the form in a card, ways elsewhere below. */
export function NarrowPage(props: { title: string; intro?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 px-gutter py-8 md:py-16">
      <div>
        <h1 className="text-h1">{props.title}</h1>
        {props.intro ? <p className="mt-2 text-muted">{props.intro}</p> : null}
      </div>
      <Card className="flex flex-col gap-6">{props.children}</Card>
      {props.below ? <div className="text-small text-muted">{props.below}</div> : null}
    </div>
  )
}
