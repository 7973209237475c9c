import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { addBlocks, removeBlocks } from '../editor/changes.ts'
import { TemplateList } from '../editor/template-list.tsx'
import type { EditedPage } from '../editor/use-page-draft.ts'
import { accentStyle } from '../page/accent-style.ts'
import { BlockGrid } from '../page/block-grid.tsx'
import { materialOf } from '../views/material.ts'
import { StartDraft } from './start-draft.tsx'

/** The first blocks of a page: a template, in the draft until it is published. */
export function StartBlocks({ desk }: { desk: CompanyDesk }) {
  return <StartDraft slug={desk.slug}>{(page) => <Start page={page} desk={desk} />}</StartDraft>
}

function Start({ page, desk }: { page: EditedPage; desk: CompanyDesk }) {
  const { layout, material } = page.draft
  const [addedBlocks, setAddedBlocks] = useState<typeof layout.blocks>([])
  const containerRef = useRef<HTMLDivElement>(null)
  /** Whether the page should be empty after the choice made here; undefined before a choice. */
  const expectedEmpty = useRef<boolean | undefined>(undefined)
  const count = layout.blocks.length
  const isBare = count === 0
  // The pressed button is unmounted, so the content that replaces it gets the focus.
  useEffect(() => {
    if (expectedEmpty.current === isBare) containerRef.current?.focus()
  }, [isBare])
  if (isBare) {
    return (
      <div ref={containerRef} tabIndex={-1}>
        <TemplateList
          onUse={({ begin }) => {
            const blocks = begin(desk)
            expectedEmpty.current = false
            setAddedBlocks(blocks)
            void page.change(addBlocks(blocks))
          }}
        />
      </div>
    )
  }
  const { companyName } = desk.fields
  return (
    <div ref={containerRef} tabIndex={-1} className="flex flex-col gap-6">
      <div role="status">
        <Notice
          tone="success"
          title={t('{count, plural, one {Your draft has # block} other {Your draft has # blocks}}', { count })}
          action={
            <span className="flex flex-wrap gap-2">
              <ButtonLink size="dense" to={`/company/${desk.slug}/edit/blocks`}>
                {t('Edit blocks')}
              </ButtonLink>
              {addedBlocks.length > 0 ? (
                <Button
                  size="dense"
                  variant="ghost"
                  onClick={() => {
                    expectedEmpty.current = true
                    void page.change(removeBlocks(addedBlocks))
                  }}
                >
                  {t('Choose another', 'a template')}
                </Button>
              ) : null}
            </span>
          }
        >
          {t('Only your team sees it. Replace the sample sentences, then publish.')}
        </Notice>
      </div>
      <section
        aria-label={t('Preview of your page')}
        style={accentStyle(layout.theme.accent)}
        className="rounded-card border border-line bg-bg p-4"
      >
        <p className="mb-6 text-caption text-muted">{t('Preview')}</p>
        <BlockGrid
          blocks={layout.blocks.filter(({ tab, hidden }) => tab === 'about' && !hidden)}
          material={materialOf(material, { slug: desk.slug, companyName })}
        />
      </section>
    </div>
  )
}
