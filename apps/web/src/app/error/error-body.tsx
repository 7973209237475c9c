import { t } from '@rise/texts'
import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/base/button.tsx'
import { buttonClass } from '../../ui/base/button-style.ts'
import { FrameSlotsContext } from '../base/frame-slots.ts'
import { PageHead } from '../page/page-head.tsx'
import { JOBS, joinHref, loginHref, PLANS } from '../session/addresses.ts'
import { errorTexts } from './error-texts.ts'

interface ErrorBodyProps {
  readonly status: number
  readonly unmatched?: boolean
  /** Details, above the links. */
  readonly children?: ReactNode
}

/** The content of an error page: what went wrong, and where to go next. */
export function ErrorBody({ status, unmatched = false, children }: ErrorBodyProps) {
  const { name, title, description } = errorTexts(status, unmatched)
  return (
    <section className="sunset mx-auto max-w-feed">
      <PageHead title={t(title)} noindex />
      <p className="text-small font-semibold tracking-caps text-brand tabular-nums">
        {status} {t(name)}
      </p>
      <h1 className="mt-4 text-h1">{t(title)}</h1>
      {description && <p className="mt-4 text-lead text-muted">{t(description)}</p>}
      {children}
      {status === 404 ? <p className="mt-4 text-muted">{t('It may have moved, or it’s no longer here.')}</p> : null}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ErrorLinks status={status} />
      </div>
    </section>
  )
}

/** How many of the public sections a missing page offers. */
const SECTION_COUNT = 3

/** The links for a status, the most useful first. The home page is always one of them. */
function ErrorLinks({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const sections = useContext(FrameSlotsContext)?.sections ?? []
  const from = pathname + search
  const homeLink = (variant: 'primary' | 'secondary') => (
    <ButtonLink to="/" variant={variant}>
      {t('GO TO HOME PAGE')}
    </ButtonLink>
  )
  if (status === 401) {
    return (
      <>
        <ButtonLink to={loginHref(from)} variant="primary">
          {t('Log in')}
        </ButtonLink>
        <ButtonLink to={joinHref(from)}>{t('Join')}</ButtonLink>
        {homeLink('secondary')}
      </>
    )
  }
  if (status === 402) {
    return (
      <>
        <ButtonLink to={PLANS} variant="primary">
          {t('See plans')}
        </ButtonLink>
        {homeLink('secondary')}
      </>
    )
  }
  if (status === 404) {
    return (
      <>
        {homeLink('primary')}
        {sections.slice(0, SECTION_COUNT).map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {t(label)}
          </ButtonLink>
        ))}
      </>
    )
  }
  return (
    <>
      {status >= 500 ? (
        // A plain link: without a working app, the browser itself reloads the page.
        <a href={from} className={buttonClass('primary', 'regular')}>
          {t('Retry')}
        </a>
      ) : null}
      {homeLink(status >= 500 ? 'secondary' : 'primary')}
      <ButtonLink to={JOBS}>{t('Browse jobs')}</ButtonLink>
    </>
  )
}
