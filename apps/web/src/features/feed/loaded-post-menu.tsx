import { Pencil, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx'
import type { LoadedOverlayProps } from '../../ui/overlays/on-demand.tsx'
import { deleteWithUndo } from '../content/index.ts'
import { editHref } from './posts/feed-address.ts'
import type { PostMenuProps } from './posts/post-menu-props.ts'
import { deleteLabel, editLabel } from './posts/post-words.ts'
import { useDeletePost } from './posts/use-delete-post.ts'

/** The opened menu of a post. */
export function LoadedPostMenu({ post, own, ...summoned }: PostMenuProps & LoadedOverlayProps) {
  const { remove, undo, deleted } = useDeletePost({ post, own })
  return (
    <Menu {...summoned}>
      <MenuLink to={editHref(post._id)} icon={<Pencil size={16} aria-hidden />}>
        {editLabel(post.kind)}
      </MenuLink>
      <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => void deleteWithUndo({ remove, undo, deleted })}>
        {deleteLabel(post.kind)}
      </MenuItem>
    </Menu>
  )
}
