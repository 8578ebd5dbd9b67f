/* The parts of an input in their order: hints below, so that inputs beside each other stand in one line. */
import type { InputWrapperProps } from '@mantine/core';

export const inputWrapperOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];
