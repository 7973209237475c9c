import type { OwnCase } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChipList } from '../../ui/base/chip.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { Picture } from '../../ui/base/picture.tsx'
import { hostOf, LinkCard } from '../link-previews/index.ts'
import { formatSpan } from '../professionals/index.ts'

export type ShownCase = Pick<
  OwnCase,
  'title' | 'summary' | 'role' | 'startDate' | 'endDate' | 'url' | 'skills' | 'cover' | 'body' | 'links'
>

interface Props {
  readonly shown: ShownCase
  /** Above the title: the author. */
  readonly above?: ReactNode
  /** Content next to the text, below the facts. */
  readonly aside?: ReactNode
}

/** A case in full: cover, facts, text, and linked pages. Empty parts are left out. */
export function CaseView({ shown, above, aside }: Props) {
  const { title, summary, cover, body, links } = shown
  return (
    <article>
      <header className="max-w-feed">
        {above}
        <h1 className="mt-2 text-h1 wrap-anywhere">{title || t('A case without a title')}</h1>
        {summary ? <p className="mt-2 text-lead text-muted wrap-anywhere">{summary}</p> : null}
      </header>
      <div
        className={cx(
          'mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]',
          cover && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        {cover ? (
          <Picture
            src={cover}
            width={cover.width}
            height={cover.height}
            sizes="(min-width: 75rem) 800px, 100vw"
            alt={cover.alt}
            className={cx(
              'h-auto max-h-[36rem] w-full rounded-card lg:col-start-1 lg:row-start-1',
              isWide(cover) ? 'cover-picture' : 'bg-raised object-scale-down',
            )}
            fallback={null}
            eager
          />
        ) : null}
        {/* A column next to the cover and the text. On a phone, the text is between its two parts. */}
        <div
          className={cx(
            'contents lg:col-start-2 lg:row-start-1 lg:flex lg:min-w-0 lg:flex-col lg:gap-8',
            cover && 'lg:row-span-2',
          )}
        >
          <Facts shown={shown} />
          {aside ? <div className="flex min-w-0 flex-col gap-6 max-lg:order-last">{aside}</div> : null}
        </div>
        <div className={cx('min-w-0 lg:col-start-1', cover ? 'lg:row-start-2' : 'lg:row-start-1')}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
          {links.length > 0 ? (
            <section aria-labelledby="links" className="mt-8 max-w-feed">
              <h2 id="links" className="text-h3">
                {t('Links')}
              </h2>
              <ul className="mt-3 flex flex-col gap-3">
                {links.map((link) => (
                  <li key={link.url}>
                    <LinkCard link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </article>
  )
}

/** Whether a cover is wide enough for the whole page; a smaller one would be cropped to a strip, or blurred. */
function isWide({ width, height }: NonNullable<ShownCase['cover']>): boolean {
  return width >= 900 && width / height >= 1.3
}

function Facts({ shown: { role, startDate, endDate, url, skills } }: { shown: ShownCase }) {
  const span = formatSpan(startDate, endDate)
  if (!role && !span && !url && skills.length === 0) return null
  return (
    <dl className="grid min-w-0 content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {role ? <Fact name={t('Role', 'a job that someone has or had')}>{role}</Fact> : null}
      {span ? <Fact name={t('When')}>{span}</Fact> : null}
      {url ? (
        <Fact name={t('See it')}>
          <TextLink to={url} rel="nofollow noopener ugc">
            {hostOf(url)} <ExternalLink size={16} aria-hidden className="inline" />
          </TextLink>
        </Fact>
      ) : null}
      {skills.length > 0 ? (
        <Fact name={t('Skills')}>
          <ChipList chips={skills} />
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-subtle">{name}</dt>
      <dd className="mt-1 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
