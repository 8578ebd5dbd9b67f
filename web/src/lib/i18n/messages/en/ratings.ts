// English texts: ratings. ICU message format; the keys are the truth for all languages.

export const ratings = {
  'ratings.bar.unsolved': 'Is your question solved?',
  'ratings.bar.solved': 'This ticket is solved.',
  'ratings.bar.solve': 'Mark as solved',
  'ratings.bar.reopen': 'Reopen',
  'ratings.reopened': 'The ticket is open again.',
  'ratings.panel.title': 'How was our service?',
  'ratings.panel.close': 'Close the rating',
  'ratings.panel.suggest': 'I have a suggestion',
  'ratings.panel.suggestion': 'Suggestion',
  'ratings.panel.placeholder': 'What could we do better?',
  'ratings.panel.count': '{count} of {max} characters',
  'ratings.panel.submit': 'Submit the rating',
  'ratings.panel.without': 'Solved, without rating',
  'ratings.panel.error': 'The rating could not be loaded',
  'ratings.confirm.title': 'Mark as solved?',
  'ratings.confirm.body': '“{title}” will be closed without a rating. You can reopen it at any time.',
  'ratings.confirm.yes': 'Mark as solved',
  'ratings.failed': 'Some reason cause the failure of submission, please try again!',
  'ratings.success.title': 'successful',
  'ratings.success.text': 'submit successful',
} as const;
