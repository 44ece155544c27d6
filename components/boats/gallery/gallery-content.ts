export interface GalleryLabels {
  openAll: string;
  title: string;
  close: string;
  previous: string;
  next: string;
  /** `Enlarge picture: {alt}`, what is to be seen not yet filled in. */
  enlarge: string;
  video: string;
}

export interface GalleryVideo {
  src: string;
  width: number;
  height: number;
  /** The poster image; null = the first picture of the boat. */
  poster: string | null;
  title: string;
  /** What is to be seen. */
  description: string;
}

export interface GalleryPicture {
  src: string;
  srcset: string;
  alt: string;
}
