import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { PostMenuProps } from './post-menu-props.ts'
import { moreLabel } from './post-words.ts'

const load = async () => (await import('../loaded-post-menu.tsx')).LoadedPostMenu

/** The menu with Edit and Delete. The caller checks whether the viewer may use it. */
export function PostMenu(props: PostMenuProps) {
  return (
    <OnDemand
      popup="menu"
      load={load}
      overlay={props}
      trigger={
        <IconButton label={moreLabel(props)} tip="end">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}
