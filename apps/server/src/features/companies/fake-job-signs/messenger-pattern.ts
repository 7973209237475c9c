const messengers =
  '(?:whats ?app|telegram|wechat|viber|threema|facebook messenger|signal(?! (?:process|path|chain|integrity)))'
const contact = '(?:contact|message|text|write(?: to)?|reach(?: out to)?|add|dm|ping|chat with|talk to|call)'
const us = [
  '(?:me|us|our (?:hr|recruit\\w*|hiring|team|manager)[^.]{0,30}?|the (?:hr|recruit\\w*|hiring)[^.]{0,30}?|',
  'mrs?\\.? \\p{L}+(?: \\p{L}+)?|her|him|this number)',
].join('')
const writeDe = '(?:schreib\\p{L}*|kontaktier\\p{L}*|meld\\p{L}*|bewirb|bewerben|erreich\\p{L}*|nachricht)'
const onDe = '(?:per|über|via|auf|bei|unter)'

/** Sentences that lead applicants to a messenger. */
export const messenger: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;:(–-] ?|\\b(?:please|kindly|just|simply|or|and|can|must|to apply|directly) )${contact} ${us} .{0,25}?\\b(?:on|via|over|through|by|at|with) (?:our |my |the )?${messengers}`,
    'iu',
  ),
  new RegExp(`\\b(?:apply|applications?)(?: now| only| directly)? (?:on|via|over|through|by) ${messengers}`, 'iu'),
  new RegExp(
    `\\b(?:the|your|our|first|job|all|online) interviews? (?:is|are|will|takes?|happens?|held)\\b.{0,40}\\b(?:on|via|over|through|by) ${messengers}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:continue|move|talk|chat|discuss\\w*|conversation|interview)\\b.{0,40}\\b(?:on|via|over|to) ${messengers}(?=\\W*$|[,.!?]| so | for | because | where | and )`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})${writeDe}(?!\\p{L})(?: (?:dich|sie|euch|sich|uns|mir|mich|bitte|gerne?|einfach|direkt|jetzt|gleich|eine))* ${onDe} (?:unser\\p{L}* |mein\\p{L}* )?${messengers}`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:vorstellungs|bewerbungs|erst)gespräche?(?!\\p{L}).{0,40} ${onDe} ${messengers}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:uns|mir|mich) (?:bitte |gerne? |einfach |direkt |doch )*(?:eine nachricht )?${onDe} ${messengers}`,
    'iu',
  ),
]

/** A number or an address at a messenger: a sign in any sentence. */
export const messengerAddress: readonly RegExp[] = [
  new RegExp(
    `${messengers}(?:[- ](?:number|nummer|id|chat))?(?: at| is| unter| an)?\\s*[:=(]?\\s*(?:\\+?\\d[\\d\\s()/-]{6,}|@\\w{4,})`,
    'iu',
  ),
  /\b(?:t\.me|wa\.me|telegram\.me|chat\.whatsapp\.com|api\.whatsapp\.com|signal\.me)\/\S+/iu,
]

/**
 * Words that make a sentence about a messenger harmless: it is about people whom the work serves, or forbids contact.
 */
export const notMessenger: readonly RegExp[] = [
  /\b(?:customers?|users?|clients?|guests?|patients?|tenants?|travell?ers?|shoppers?|students?|never|(?:do|will|would) not|(?:do|wo)n['’]t|scam\w*|beware)\b/iu,
  /(?<!\p{L})(?:kund\p{L}*|nutzer\p{L}*|gäste\p{L}*|patient\p{L}*|mandant\p{L}*|mieter\p{L}*|schüler\p{L}*|nie|niemals|nicht)(?!\p{L})/iu,
]

/** A text without any of these words needs no further check. */
export const messengerHint = /whats ?app|telegram|wechat|viber|threema|messenger|signal|\bt\.me\/|\bwa\.me\//i
