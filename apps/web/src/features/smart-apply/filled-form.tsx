import type { FieldSource } from '@rise/contract/smart-apply/kinds'
import { type Message, msg, t } from '@rise/texts'
import { Check, CircleDashed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/base/class-names.ts'
import { Facts } from '../../ui/base/facts.tsx'
import { controlClass } from '../../ui/base/field.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { sourceWords } from './words.ts'

interface ExampleField {
  readonly label: Message
  /** Null for a field without a value. */
  readonly value: Message | null
  readonly source: FieldSource
}

const EXAMPLE_COMPANY = 'Alder Ward'

const fields: readonly ExampleField[] = [
  { label: msg('Email'), value: msg('alex@example.com'), source: 'account' },
  { label: msg('Current position'), value: msg('Charge nurse'), source: 'story' },
  { label: msg('What is your notice period?'), value: msg('One month'), source: 'details' },
  { label: msg('Why do you want to work here?'), value: msg('You staff your nights.'), source: 'saved-answer' },
  { label: msg('Which ward would you like to lead?'), value: null, source: 'missing' },
]

/**
 * An example of an application as smart apply prepares it. When it first scrolls into view, its fields light up one
 * after the other. It is complete without this effect.
 */
export function FilledForm() {
  const [figure, isSeen] = useSeenOnce()
  return (
    <figure ref={figure} aria-labelledby="example-form" className="card flex flex-col gap-6 p-6">
      <div className="flex items-center gap-3">
        <LogoMark name={EXAMPLE_COMPANY} size={48} />
        <div className="min-w-0">
          <p className="font-semibold">{t('Night charge nurse')}</p>
          <p className="text-small text-muted">
            <Facts>
              {EXAMPLE_COMPANY}
              {t('Example')}
            </Facts>
          </p>
        </div>
      </div>
      <dl className="flex flex-col gap-4">
        {fields.map(({ label, value, source }, index) => {
          const Icon = value === null ? CircleDashed : Check
          return (
            <div key={source}>
              <dt className="text-small font-medium">{t(label)}</dt>
              <dd
                className={cx(
                  controlClass,
                  'mt-1 flex min-h-control items-center hover:border-control',
                  isSeen && value !== null && 'filled-in',
                )}
                style={{ animationDelay: `${index * 250}ms` }}
              >
                {value === null ? '' : t(value)}
              </dd>
              <dd className="mt-1 flex items-center gap-1 text-small text-muted">
                <Icon size={16} aria-hidden className={value === null ? 'text-subtle' : 'text-success'} />
                {t(sourceWords[source])}
              </dd>
            </div>
          )
        })}
      </dl>
      <figcaption id="example-form" className="text-small text-muted">
        {t('An example: four of five fields filled in, each with its source.')}
      </figcaption>
    </figure>
  )
}

/** Returns a ref, and whether its element has been in the window. */
function useSeenOnce() {
  const element = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsSeen(true)
        observer.disconnect()
      },
      { threshold: 0.3 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isSeen] as const
}
