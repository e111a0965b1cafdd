import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/upload')({
  component: UploadRoute,
});

function UploadRoute() {
  return <h1>Upload a workout</h1>;
}
