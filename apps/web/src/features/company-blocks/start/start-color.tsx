import { t } from '@rise/texts'
import { AccentField } from '../editor/accent-field.tsx'
import { StartDraft } from './start-draft.tsx'

/** The color of a page: applied immediately if the page has no blocks, otherwise published together with the blocks. */
export function StartColor({ slug, suggested }: { slug: string; suggested: string | null }) {
  return (
    <StartDraft slug={slug}>
      {(page) => {
        const { draft } = page
        const isBuilt = draft.published !== null || draft.layout.blocks.length > 0
        return (
          <div className="flex flex-col gap-2">
            <AccentField
              suggested={suggested}
              page={{
                draft,
                change: async (newChange) => (await page.change(newChange)) && (isBuilt || page.publish()),
              }}
            />
            {isBuilt && draft.changed ? (
              <p className="text-small text-muted">
                {t('It’s in your draft. People see it once you publish your blocks.')}
              </p>
            ) : null}
          </div>
        )
      }}
    </StartDraft>
  )
}
