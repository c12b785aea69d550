"""What pupils leave behind: the lessons that a browser keeps, and the answer sheet that is handed to the teacher."""
