// The schemas of the forms, from the contract. Loaded when a form is sent.
import { missionChange, writtenMission } from '@rise/contract/missions/admin/fields'
import { coachingWish, fulfilment, illustrationWish, spotlightWish } from '@rise/contract/missions/rewards/fields'

export const formSchemas = {
  ...{ missionChange, writtenMission, coachingWish, fulfilment, illustrationWish, spotlightWish },
}
