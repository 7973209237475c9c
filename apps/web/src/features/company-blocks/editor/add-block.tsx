import { type BlockKind, blockKinds } from '@rise/contract/company-blocks/kinds'
import { MOST_BLOCKS } from '@rise/contract/company-blocks/limits'
import { blockWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { KindDrawing } from './kind-drawing.tsx'

/** All kinds of block, each with a sketch; choosing one adds it. */
export function AddBlock({ count, busy, onAdd }: { count: number; busy: boolean; onAdd: (kind: BlockKind) => void }) {
  const [open, setOpen] = useState(false)
  if (count >= MOST_BLOCKS) {
    return (
      <p className="text-small text-muted">
        {t('That’s all: a page has at most {most} blocks.', { most: MOST_BLOCKS })}
      </p>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('Add a block')}
      description={t('Choose what it shows. You’ll fill it in next.')}
      trigger={
        <Button variant="primary" busy={busy} icon={<Plus size={16} aria-hidden />}>
          {t('Add block')}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-3">
        {blockKinds.map((kind) => (
          <li key={kind} className="flex">
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                onAdd(kind)
              }}
              className="flex w-full flex-col gap-2 rounded-card border border-control p-3 text-left hover:bg-raised"
            >
              <KindDrawing kind={kind} />
              <span className="text-small font-semibold">{t(blockWords[kind].name)}</span>
              <span className="text-caption text-muted">{t(blockWords[kind].hint)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
