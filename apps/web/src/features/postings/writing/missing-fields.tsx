import { type Message, msg, t } from '@rise/texts'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import type { JobForm, JobValues } from './use-job-form.ts'

/** The fields to complete after a reading: required ones, and those that candidates look at first. */
const checks: readonly {
  readonly name: keyof JobValues
  readonly label: Message
  isLeft(values: JobValues): boolean
}[] = [
  { name: 'title', label: msg('Title'), isLeft: ({ title }) => title === '' },
  {
    name: 'places',
    label: msg('Locations'),
    isLeft: ({ places, workType }) => places.length === 0 && workType !== 'Remote',
  },
  { name: 'payFrom', label: msg('Pay'), isLeft: ({ payFrom, payTo }) => payFrom === null && payTo === null },
  { name: 'description', label: msg('Description'), isLeft: ({ description }) => description === '' },
  { name: 'skills', label: msg('Skills'), isLeft: ({ skills }) => skills.length === 0 },
  {
    name: 'apply',
    label: msg('How to apply'),
    isLeft: ({ apply, applicationType }) => apply === '' && applicationType === 'Apply Directly',
  },
]

/** Lists the few fields that are still empty after a reading, each as a link. */
export function MissingFields({ form }: { readonly form: JobForm }) {
  const openChecks = checks.filter(({ isLeft }) => isLeft(form.values))
  const guesses = form.values.guessed.length
  if (openChecks.length === 0 && guesses === 0) return null
  return (
    <Notice
      live={false}
      title={
        openChecks.length === 0
          ? t('All filled in')
          : t('{count} left to enter', { count: openChecks.length }, 'fields')
      }
      action={
        guesses > 1 ? (
          <Button
            size="dense"
            icon={<Check size={16} aria-hidden />}
            onClick={() => {
              form.confirmAll()
              // The button disappears, and the focus would be lost with it.
              document.getElementById(form.field('title').id)?.focus()
            }}
          >
            {t('Confirm all')}
          </Button>
        ) : null
      }
    >
      {openChecks.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {openChecks.map(({ name, label }) => (
            <li key={name}>
              <a
                href={`#${form.field(name).id}`}
                className="rounded-control underline"
                onClick={(event) => {
                  // Following the link without this would leave the focus here.
                  event.preventDefault()
                  document.getElementById(form.field(name).id)?.focus()
                }}
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {guesses > 0 ? (
        <p>
          {t('{count, plural, one {One field is guessed: check it.} other {# fields are guessed: check them.}}', {
            count: guesses,
          })}
        </p>
      ) : null}
    </Notice>
  )
}
