// What the picture viewer and its window say to each other.

export interface Picture {
  readonly src: string;
  /** What it shows, or its file name; may be empty. */
  readonly alt: string;
  /** How large it can be seen; without them as large as it is. */
  readonly width?: number;
  readonly height?: number;
}

/** A series that is open, and where in it the person began. */
export interface PictureSeries {
  readonly pictures: readonly Picture[];
  readonly index: number;
}

export interface PictureWindowProps {
  series: PictureSeries;
  onClosed: () => void;
}
