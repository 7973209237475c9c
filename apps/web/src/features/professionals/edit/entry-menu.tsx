import { t } from '@rise/texts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../../ui/overlays/on-demand.tsx'

interface Props {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** The acts on an entry of a list: move and remove. */
export function EntryMenu({ isFirst, isLast, onMove, onRemove, ...summoned }: Props & LoadedOverlayProps) {
  return (
    <Menu {...summoned}>
      {isFirst ? null : (
        <MenuItem icon={<ArrowUp size={16} aria-hidden />} onSelect={() => onMove(-1)}>
          {t('Move up')}
        </MenuItem>
      )}
      {isLast ? null : (
        <MenuItem icon={<ArrowDown size={16} aria-hidden />} onSelect={() => onMove(1)}>
          {t('Move down')}
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={onRemove}>
        {t('Remove')}
      </MenuItem>
    </Menu>
  )
}
