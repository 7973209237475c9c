import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { PageHead } from '../../../app/page/page-head.tsx'

export interface LegalSection {
  /** The anchor in the address. */
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface Props {
  title: string
  description: string
  path: string
  lead: ReactNode
  sections: readonly LegalSection[]
}

/** A long text to read: a table of contents (at the side if there is room), then the sections. */
export function LegalPage({ title, description, path, lead, sections }: Props) {
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title={title} description={description} path={path} />
      <h1 className="text-h1">{title}</h1>
      <div className="mt-4 max-w-reading text-muted">
        <div className="text-lead">{lead}</div>
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <nav
          aria-labelledby="contents"
          className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:order-2"
        >
          <h2 id="contents" className="text-body">
            {t('Contents', 'of a long page')}
          </h2>
          <ol className="mt-2 sm:max-lg:columns-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-block py-1 text-small text-muted hover:text-text hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex min-w-0 flex-col gap-8 md:gap-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="prose">
              <h2 id={section.id}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
