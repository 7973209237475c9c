// The schemas of the forms, from the contract. Loaded when a form is sent.
import { courseChange, writtenCourse } from '@rise/contract/courses/fields'

export const formSchemas = { courseChange, writtenCourse }
