import type { CompanySlots } from './company-slots.ts'

/** Slots in which no other feature shows anything. */
export const emptySlots: CompanySlots = {
  built: {
    load: async () => {},
    useLook: () => ({ cover: 'picture', style: undefined }),
    useTab: () => null,
    useOrganizationFields: () => ({}),
    Page: ({ about }) => about(null),
    StartColor: () => null,
    StartBlocks: () => null,
  },
  JobCards: () => null,
  today: [],
  beside: [],
  within: [],
  below: [],
  links: [],
}
