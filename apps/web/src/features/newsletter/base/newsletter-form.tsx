import { t } from '@rise/texts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { useAddress } from '../../../ui/base/page-address.ts'
import { looksLikeEmail } from './email-address.ts'
import { type NewsletterSource, openNewsletter } from './newsletter-opener.ts'

/**
 * An address field and a button (section 4 of the specification, "Newsletter form"); the dialog does the rest. Without
 * scripts, it leads to the sign-up page.
 */
export function NewsletterForm({ source }: { source: NewsletterSource }) {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const error = emailError(email)
    setError(error)
    if (error) form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else openNewsletter(source, email)
  }

  return (
    <form action={useAddress('/login')} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      {/* Before the page's scripts have loaded, the form leads to the sign-up page with the address. */}
      <input type="hidden" name="mode" value="signup" />
      <TextField
        label={t('Send new jobs to')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('name@example.com')}
        error={error}
        onChange={error ? (event) => setError(emailError(event.currentTarget.value)) : undefined}
        className="min-w-0 grow basis-[11rem]"
      />
      <Button type="submit" className="mt-[1.75rem] max-sm:mt-0 max-sm:w-full">
        {t('Send me jobs')}
      </Button>
    </form>
  )
}

/** Section 5 of the specification: required, and a valid address. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return t('Enter your email address.')
  return looksLikeEmail(email) ? undefined : t('Enter an email like name@example.com.')
}
