import { Bell, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'
import { Checkbox } from '../base/checkbox.tsx'
import { TextField } from '../base/field.tsx'
import { showToast, type ToastKind } from '../base/toast.ts'
import { LoadBar } from '../feedback/load-bar.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog, DialogClose } from '../overlays/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../overlays/menu.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

const kinds: ToastKind[] = ['info', 'success', 'failure', 'upgrade', 'mission']

/** Dialogs, sheets, menus, the load bar and toasts. */
export function KitOverlays() {
  const [isAsking, setIsAsking] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  return (
    <KitSection title="What floats">
      <LoadBar active={isLoading} />
      <KitRow title="Dialog, question, sheets, menu, load bar">
        <Dialog
          trigger={<Button>Open dialog</Button>}
          title="Invite a colleague"
          description="They get an email with a link that works for a week."
          actions={
            <>
              <DialogClose>
                <Button>Cancel</Button>
              </DialogClose>
              <Button variant="primary">Send invitation</Button>
            </>
          }
        >
          <TextField label="Email" type="email" autoComplete="off" />
        </Dialog>
        <Button onClick={() => setIsAsking(true)}>Ask before deleting</Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Delete this job?"
          confirmLabel="Delete job"
          onConfirm={() => setIsAsking(false)}
        >
          Its 12 applications are deleted with it. This cannot be undone.
        </ConfirmDialog>
        {(['left', 'bottom'] as const).map((side) => (
          <Sheet
            key={side}
            side={side}
            trigger={<Button>{`Open ${side} sheet`}</Button>}
            title="Filters"
            footer={
              <Button variant="primary" className="w-full">
                Show 24 jobs
              </Button>
            }
          >
            <Checkbox label="Remote" />
            <Checkbox label="Hybrid" />
            <Checkbox label="On site" />
          </Sheet>
        ))}
        <Menu trigger={<Button>Open menu</Button>} align="start">
          <MenuLink to="#settings" icon={<Settings size={16} aria-hidden />}>
            Settings
          </MenuLink>
          <MenuLink to="#notifications" icon={<Bell size={16} aria-hidden />}>
            Notifications
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} aria-hidden />} onSelect={() => undefined}>
            Log out
          </MenuItem>
        </Menu>
        <Button onClick={() => setIsLoading(!isLoading)}>{isLoading ? 'Stop loading' : 'Start loading'}</Button>
      </KitRow>
      <KitRow title="Toasts">
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="dense"
            onClick={() =>
              showToast({
                kind,
                title: `A toast of kind ${kind}`,
                description: 'It says one thing and leaves.',
                ...(kind === 'upgrade' ? { action: { label: 'See plans', to: '#plans' } } : {}),
              })
            }
          >
            {`Toast: ${kind}`}
          </Button>
        ))}
        <Button size="dense" onClick={() => showToast({ stays: true, title: 'This one stays until dismissed' })}>
          Toast that stays
        </Button>
      </KitRow>
    </KitSection>
  )
}
