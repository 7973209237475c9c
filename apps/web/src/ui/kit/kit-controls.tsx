import { Bookmark, Plus, Search, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../base/button.tsx'
import { Checkbox } from '../base/checkbox.tsx'
import { Chip, ChipLink, RemovableChip } from '../base/chip.tsx'
import { ComboboxField } from '../base/combobox-field.tsx'
import { TextArea, TextField } from '../base/field.tsx'
import { IconButton, IconLink } from '../base/icon-button.tsx'
import { TextLink } from '../base/link.tsx'
import { Select } from '../base/select.tsx'
import type { Suggest } from '../base/suggestion.ts'
import { PasswordField } from '../fields/password-field.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

/** Buttons, links, fields, chips. */
export function KitControls() {
  const [isSaved, setIsSaved] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <KitSection title="Buttons and links">
        <KitRow title="Variants">
          <Button variant="primary">Post a job</Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Delete job</Button>
          <Button variant="link">Like a link</Button>
          <ButtonLink to="#link" variant="primary" icon={<Plus size={16} aria-hidden />}>
            A real link
          </ButtonLink>
        </KitRow>
        <KitRow title="Dense, busy, disabled">
          <Button size="dense">Dense</Button>
          <Button size="dense" busy>
            Dense
          </Button>
          <Button variant="primary" busy>
            Save changes
          </Button>
          <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
            Press to make busy
          </Button>
          <Button busy>Secondary</Button>
          <Button disabled>Disabled</Button>
        </KitRow>
        <KitRow title="Icon buttons with their tooltip, and links in text">
          <IconButton label="Save" aria-pressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
            <Bookmark size={20} fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
          </IconButton>
          <IconButton label="Search">
            <Search size={20} aria-hidden />
          </IconButton>
          <IconLink label="Settings" to="#settings">
            <Settings size={20} aria-hidden />
          </IconLink>
          <TextLink to="#prose">Link in text</TextLink>
          <TextLink to="#quiet" look="quiet">
            Quiet link
          </TextLink>
        </KitRow>
      </KitSection>
      <KitSection title="Fields">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Job title" placeholder="Product designer" hint="As it should read in the list." />
          <TextField label="Portfolio" type="url" inputMode="url" optional placeholder="https://" />
          <TextField
            label="Email"
            type="email"
            defaultValue="mara@example"
            error="Enter an address with a domain, such as mara@example.org."
          />
          <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
          <Select label="Work type" hint="The browser's own list." defaultValue="remote">
            <option value="">Any</option>
            <option value="remote">Remote</option>
            <option value="hybrid">Hybrid</option>
          </Select>
          <Select label="Country" error="Choose a country." optional>
            <option value="">Choose one</option>
          </Select>
          <ComboboxField label="Fruit" hint="Type “a”: suggestions come while typing." suggest={suggestFruit} />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <TextArea label="About you" rows={3} placeholder="Two or three sentences." />
        </div>
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-small font-medium">Seniority</legend>
          <Checkbox label="Entry level" defaultChecked />
          <Checkbox label="Mid-level" hint="Three years or so." />
          <Checkbox label="Senior" disabled />
          <Checkbox label="I agree to the terms" error="Tick the box to go on." />
        </fieldset>
        <fieldset className="flex max-w-card flex-col">
          <legend className="mb-1 text-small font-medium">Dense, with numbers</legend>
          <Checkbox size="dense" label={<Tally name="Full-time" number="1,204" />} defaultChecked />
          <Checkbox size="dense" label={<Tally name="Part-time" number="86" />} />
        </fieldset>
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-small font-medium">Theme</legend>
          <Checkbox type="radio" name="kit-radio" label="Light" defaultChecked />
          <Checkbox type="radio" name="kit-radio" label="Dark" />
        </fieldset>
      </KitSection>
      <KitSection title="Chips">
        <KitRow title="Static, linking, chosen, removable">
          <Chip>TypeScript</Chip>
          <Chip>Parental leave</Chip>
          <ChipLink to="#hybrid">Hybrid</ChipLink>
          <ChipLink to="#remote" selected>
            Remote
          </ChipLink>
          <RemovableChip noun="filter" to="#without">
            Full-time
          </RemovableChip>
          <RemovableChip noun="filter" onRemove={() => undefined}>
            {'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel'}
          </RemovableChip>
        </KitRow>
      </KitSection>
    </>
  )
}

function Tally({ name, number }: { name: string; number: string }) {
  return (
    <span className="tally">
      <span>{name}</span>
      <span>{number}</span>
    </span>
  )
}

const fruit = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Damson']

const suggestFruit: Suggest = async (typed) => {
  const options = fruit
    .filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
    .map((name) => ({ key: name, text: name, note: String(name.length), onPick: () => undefined }))
  return options.length > 0 ? [{ title: 'Fruit', options }] : []
}
