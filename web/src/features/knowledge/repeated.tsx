/* The alert of the five-minute rule where a ticket was asked for out of an answer: loaded when it is needed. */
import { late } from '../../ui/late';

export const RepeatedAlert = late(() =>
  import('../../ui/repeated-alert').then((module) => module.RepeatedAlert),
);
