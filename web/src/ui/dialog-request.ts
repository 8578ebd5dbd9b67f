// What a dialog is asked to say, and the dialog that is open while it waits for its answer.

/** A question with two answers. Texts name the thing that is touched. */
export interface ConfirmRequest {
  title: string;
  body: string;
  /** Word on the button that does it. */
  confirm: string;
  /** Word on the button that leaves everything as it is. */
  cancel: string;
  /** The action destroys something: its button is red. */
  danger?: boolean;
}

/** A message with one button (SHELL-02). */
export interface MessageRequest {
  title: string;
  body: string;
  confirm: string;
}

export type OpenDialog =
  | ({ kind: 'confirm'; settle: (answer: boolean) => void } & ConfirmRequest)
  | ({ kind: 'message'; settle: (answer: boolean) => void } & MessageRequest);
