// English texts: creating a ticket. Texts quoted in the specification are exact (000 §5, 000 §8, Q-111).

export const tickets = {
  'tickets.create': 'Create a ticket',
  'tickets.create.intro':
    'Tell us in one sentence what it is about. The details have their place in the chat that opens next.',
  'tickets.type': 'Question type',
  'tickets.type.placeholder': 'Choose a type',
  'tickets.type.change': 'Change',
  'tickets.type.done': 'Done',
  'tickets.type.gone': 'This question type does not exist any more. Please choose another one.',
  'tickets.question': 'Question',
  'tickets.question.placeholder': 'For example: the throttle jumps at half travel',
  'tickets.question.count': '{count} of {max} characters',
  'tickets.products': 'Products',
  'tickets.products.optional': 'Optional. It tells us which manual to open.',
  'tickets.products.placeholder': 'Which products is it about?',
  'tickets.products.none': 'No product of this name',
  'tickets.products.clear': 'Remove all products',
  'tickets.submit': 'Create ticket',
  'tickets.cancel': 'Cancel',
  'tickets.leave.title': 'Close without creating the ticket?',
  'tickets.leave.body': 'What you have typed is kept and stands here when you come back.',
  'tickets.leave.confirm': 'Close',
  'tickets.leave.cancel': 'Go on writing',
  'tickets.draftKept': 'What you had typed was kept.',
  'tickets.created': 'Your ticket has been created. The chat opens now.',
  'tickets.failed': 'The ticket was not created',
  'tickets.unsent.title': 'Not sent yet: there is no connection',
  'tickets.unsent':
    'What you have typed is kept on this device. Once you are connected again, send it with one tap.',
  'tickets.unsent.back': 'You are connected again. What you have typed is still here.',
  'tickets.unsent.send': 'Send it now',
  'tickets.repeated.title': 'Please wait a moment',
  'tickets.repeated':
    "Create Ticket failed, don't repeat to create tickets within a short time, use the ticket button",
  'tickets.repeated.left':
    '{minutes, plural, one {You can create another one in less than a minute.} other {You can create another one in # minutes.}}',
  'tickets.repeated.over': 'You can create it now.',
  'tickets.repeated.open': 'Open the ticket you just made',
  'tickets.repeated.same': 'You made this ticket a moment ago',
  'tickets.repeated.sameText': 'It opens again, with everything in it.',
  'tickets.error.typeLevel': 'The level of QuestionType must > 1!',
  'tickets.error.questionEmpty': "The Question can't be empty!",
  'tickets.error.questionLong':
    'Please input question simple expression, more details description could be chat after submit a ticket.Make sure no more than 100 characters',
} as const;
