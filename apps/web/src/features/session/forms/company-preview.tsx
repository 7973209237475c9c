import { t } from '@rise/texts'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { firstLetter } from '../../../ui/base/name-mark.ts'
import { PreviewFrame, PreviewSection } from './preview-frame.tsx'

/** A page that exists, shown until a name is typed. */
export interface ExamplePage {
  readonly name: string
  readonly logo: string | null
  readonly line: string
  readonly facts: readonly string[]
  readonly jobs: readonly PreviewedJob[]
}

interface PreviewedJob {
  readonly title: string
  readonly facts: string
  /** Null if it isn't stated. */
  readonly pay: string | null
}

/** The parts of a page that a company fills in. */
const emptyPage = (name: string): ExamplePage => ({
  ...{ name, logo: null, line: t('What you do and for whom, in one line') },
  facts: [t('How many you are'), t('Where you work'), t('How fast you answer')],
  jobs: [
    { title: t('Your first job'), facts: t('Place\u00a0· full-time'), pay: t('What it pays') },
    { title: t('The next one'), facts: t('Remote, hybrid or onsite'), pay: t('What it pays') },
  ],
})

interface Props {
  readonly name: string
  readonly example?: ExamplePage | undefined
}

/**
 * A preview of a new company's page; until a name is typed, another company's page as an example, if there is one. The
 * mark depends on the first letter only, so it doesn't flicker.
 */
export function CompanyPreview({ name, example }: Props) {
  const isTyped = name.trim() !== ''
  const { logo, line, facts, jobs, ...shown } = isTyped || !example ? emptyPage(name) : example
  const mark = logo === null ? firstLetter(shown.name) : shown.name
  return (
    <div>
      <PreviewFrame
        face={(size) => <LogoMark name={mark} logo={logo} size={size} />}
        corners="rounded-card"
        name={shown.name.trim()}
        placeholder={t('Your company')}
        line={line}
      >
        <p className="mt-1 truncate text-lead text-muted">{line}</p>
        <div className="mt-4 flex h-6 flex-wrap gap-2 overflow-hidden">
          {facts.map((fact) => (
            <span key={fact} className="chip">
              {fact}
            </span>
          ))}
        </div>
        <PreviewSection title={t('Jobs')}>
          <div className="rows">
            {jobs.map(({ title, facts: place, pay }) => (
              <div key={title} className="flex items-center gap-3 px-4 py-3">
                <LogoMark name={mark} logo={logo} size={40} />
                <div className="min-w-0 grow">
                  <p className="truncate font-semibold">{title}</p>
                  <p className="truncate text-small text-muted">{place}</p>
                </div>
                <p className="shrink-0 text-small font-medium">{pay}</p>
              </div>
            ))}
          </div>
        </PreviewSection>
      </PreviewFrame>
      {example ? (
        <p aria-hidden className="mt-2 min-h-[1.25rem] text-small text-subtle max-lg:hidden">
          {isTyped ? t('Your page, as it begins') : t('The page of {company}', { company: example.name })}
        </p>
      ) : null}
    </div>
  )
}
