/* For tests: a small catalogue of three levels with a question of every step type. */
import type { AnswerStep, Question, QuestionStep, QuestionType } from '#contract/knowledge/schemas';

const day = 86_400_000;
const firstDay = Date.UTC(2026, 10, 1, 12);

/** An answer that leads to a step, 0 = the end. */
function answerOf(id: number, content: string, next: number): AnswerStep {
  return { id, question_step_id: 0, index: id, content, next_question_step_id: next };
}

function stepOf(
  id: number,
  type: QuestionStep['type'],
  content: string,
  answers: AnswerStep[] = [],
): QuestionStep {
  return { id, question_id: 0, index: id, type, content, answerStep: answers };
}

export function questionOf(id: number, title: string, more: Partial<Question> = {}): Question {
  return {
    id,
    question_type_id: 10,
    title,
    description: `<p>About ${title}</p>`,
    valid: 1,
    item: [0],
    nav: [],
    questionStep: [],
    change_person_id: 1,
    change_person_name: 'Amelia',
    changeTime: firstDay + id * day,
    ...more,
  };
}

function typeOf(id: number, title: string, more: Partial<QuestionType> = {}): QuestionType {
  return {
    id,
    parent_id: 0,
    title,
    nav: [],
    element: [],
    editing: false,
    person: [],
    personName: [],
    children: [],
    ...more,
  };
}

/** Goes: choose → login → chat, or choose → order → end, or choose → end. */
export const guided = questionOf(5, 'The axis drifts', {
  description: '<p>It moves by itself.</p>',
  item: [1],
  questionStep: [
    stepOf(51, 'questionAnswer', '<p>Which axis?</p>', [
      answerOf(511, 'Throttle', 52),
      answerOf(512, 'Rudder', 54),
      answerOf(513, 'It stopped', 0),
    ]),
    stepOf(52, 'login', '<p>Tell us who you are.</p>', [answerOf(521, 'Continue', 53)]),
    stepOf(53, 'goToChat', '<p>We look at it together.</p>'),
    stepOf(54, 'orderInfo', ''),
  ],
});

/** Two top-level types; "Axes" has six questions, one of them a level deeper. */
export const catalogue: QuestionType[] = [
  typeOf(1, 'Flying', {
    personName: ['Bruno'],
    children: [
      typeOf(10, 'Axes', {
        parent_id: 1,
        personName: ['Amelia', 'Bruno'],
        element: [
          questionOf(1, 'Oldest question'),
          questionOf(2, 'Second question'),
          questionOf(3, 'Third question', { item: [2] }),
          questionOf(4, 'Fourth question'),
          guided,
        ],
        children: [typeOf(100, 'Curves', { parent_id: 10, element: [questionOf(6, 'Which curve?')] })],
      }),
      typeOf(11, 'Buttons', { parent_id: 1, element: [questionOf(7, 'A button sticks', { item: [2] })] }),
    ],
  }),
  typeOf(2, 'Orders', {
    children: [typeOf(20, 'Shipping', { parent_id: 2, element: [questionOf(8, 'Where is my parcel?')] })],
  }),
];
