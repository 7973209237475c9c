import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import { convoName } from './convo-name.ts'

const load = async () => (await import('./loaded-convo-menu.tsx')).LoadedConvoMenu

/** The actions on a whole conversation. */
export function ConvoMenu({ convo }: { convo: Convo }) {
  return (
    <OnDemand
      popup="menu"
      load={load}
      overlay={{ convo }}
      trigger={
        <IconButton label={t('More about the conversation with {name}', { name: convoName(convo) })} tip="end">
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  )
}
