import { t } from '@rise/texts'
import { Card } from '../../../ui/base/card.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { addBlocks, removeBlocks } from './changes.ts'
import type { Facts } from './new-block.ts'
import { TemplateList } from './template-list.tsx'
import type { EditedPage } from './use-page-draft.ts'

/** The page templates; their blocks are added below the existing ones. */
export function TemplatesSection({ page, facts }: { page: EditedPage; facts: Facts }) {
  const isNew = page.draft.layout.blocks.length === 0
  return (
    <Card as="section" aria-labelledby="templates-title" className="flex flex-col gap-3">
      <div>
        <h2 id="templates-title" className="text-h3">
          {isNew ? t('Start from a template') : t('Add a template')}
        </h2>
        <p className="mt-1 text-small text-muted">
          {isNew
            ? t('Each comes with what you’ve told us about your company. Change every word.')
            : t('Its blocks are added below yours. Nothing you have is changed.')}
        </p>
      </div>
      <TemplateList
        onUse={({ name, begin }) => {
          const addedBlocks = begin(facts)
          void page.change(addBlocks(addedBlocks))
          showToast({
            id: 'template',
            kind: 'success',
            title: t('{name} template added', { name: t(name) }),
            action: {
              label: t('Undo'),
              onPress: () => void page.change(removeBlocks(addedBlocks)),
            },
          })
        }}
      />
    </Card>
  )
}
