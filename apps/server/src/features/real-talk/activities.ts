declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'question.asked': { questionId: string }
    'question.suggested': { suggestionId: string }
    /** Published by an admin; `authorId` is the member who suggested the question, and is now its author. */
    'suggestion.published': { questionId: string; authorId: string }
    'suggestion.declined': { suggestionId: string }
    'question.changed': { questionId: string }
    /** `authorId` is the asker's actor; an admin may have deleted the question. */
    'question.deleted': { questionId: string; authorId: string; text: string }
    /** `authorId` is the asker's actor. */
    'answer.written': { answerId: string; questionId: string; authorId: string }
    'answer.changed': { answerId: string; questionId: string; authorId: string }
    /** `answererId` is the actor of the answer's author; an admin may have deleted the answer. */
    'answer.deleted': { answerId: string; questionId: string; authorId: string; answererId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds {
    question: true
    answer: true
  }
}

export type {}
